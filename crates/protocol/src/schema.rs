//! The parts of a message that belong to a game. They have no Rust type here, only a schema.

use std::borrow::Cow;

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type, schema::AdditionalProperties},
};

/// What an observer of a game can know.
#[derive(Copy, Clone, Debug)]
pub enum View {}

/// Something that happened in a game, told by its `type`.
#[derive(Copy, Clone, Debug)]
pub enum GameEvent {}

/// By how much a value differs from the one before, as [`difference`](crate::difference) says.
#[derive(Copy, Clone, Debug)]
pub enum Difference {}

impl PartialSchema for Difference {
    fn schema() -> RefOr<Schema> {
        let object = ObjectBuilder::new().schema_type(Type::Object);
        object.description(Some("By how much the members of an object differ from those before")).build().into()
    }
}

impl ToSchema for Difference {
    fn name() -> Cow<'static, str> {
        "Difference".into()
    }
}

impl PartialSchema for View {
    fn schema() -> RefOr<Schema> {
        let object = ObjectBuilder::new().schema_type(Type::Object);
        object.description(Some("The game's view for this observer")).build().into()
    }
}

impl ToSchema for View {
    fn name() -> Cow<'static, str> {
        "View".into()
    }
}

impl PartialSchema for GameEvent {
    fn schema() -> RefOr<Schema> {
        let kind = ObjectBuilder::new().schema_type(Type::String);
        let object = ObjectBuilder::new().property("type", kind).required("type");
        let object = object.additional_properties(Some(AdditionalProperties::FreeForm(true)));
        object.description(Some("Something that happened, as the game tells it")).build().into()
    }
}

impl ToSchema for GameEvent {
    fn name() -> Cow<'static, str> {
        "GameEvent".into()
    }
}
