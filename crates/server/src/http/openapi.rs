//! The description of the API: what the declarations above the handlers do not say.

use protocol::{Refusal, RefusedRequest};
use utoipa::openapi::{
    Components, ComponentsBuilder, ContentBuilder, Info, OpenApi, OpenApiBuilder, PathItem, Ref, RefOr, Response,
    path::{Operation, Parameter, ParameterIn},
    security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme},
};

const ABOUT: &str = "Tables over HTTP. Requests that change something must carry `content-type: application/json` and \
                     come from the server's own site. What the sockets say and all codes of errors are in \
                     docs/protocol.md.";

/// The name of the schema of every refusal.
const REFUSED: &str = "Refused";

/// What it is, how one signs in, and what a refusal looks like.
pub fn head(cookie: &str) -> OpenApi {
    let mut info = Info::new("Comptoir", env!("CARGO_PKG_VERSION"));
    info.description = Some(ABOUT.to_owned());
    OpenApiBuilder::new().info(info).components(Some(components(cookie))).build()
}

fn components(cookie: &str) -> Components {
    let session = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(cookie)));
    ComponentsBuilder::new()
        .schema_from::<RefusedRequest>()
        .schema_from::<Refusal>()
        .security_scheme("session", session)
        .build()
}

/// What is true of many requests, because of `guard` or of what they take, is said here once; what a
/// handler says itself stays.
pub fn complete(document: &mut OpenApi) {
    for (path, item) in &mut document.paths.paths {
        for (method, operation) in operations(item) {
            let name = path.trim_start_matches("/api/").replace('/', "_").replace(['{', '}'], "");
            operation.operation_id = Some(format!("{method}_{name}"));
            for (status, codes) in usual_refusals(method, path, operation) {
                let refused = || RefOr::T(Response::new(codes));
                operation.responses.responses.entry(status.to_owned()).or_insert_with(refused);
            }
            for (status, response) in &mut operation.responses.responses {
                let RefOr::T(response) = response else { continue };
                if response.description.is_empty() {
                    "Done".clone_into(&mut response.description);
                }
                if status.starts_with(['4', '5']) {
                    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name(REFUSED))).build();
                    response.content.insert("application/json".to_owned(), RefOr::T(content));
                }
            }
        }
    }
}

/// The methods that the API has.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    let all =
        [("get", &mut item.get), ("post", &mut item.post), ("patch", &mut item.patch), ("delete", &mut item.delete)];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

fn usual_refusals(method: &str, path: &str, operation: &Operation) -> Vec<(&'static str, &'static str)> {
    let is_query = |it: &RefOr<_>| matches!(it, RefOr::T(Parameter { parameter_in: ParameterIn::Query, .. }));
    let has_query = operation.parameters.iter().flatten().any(is_query);
    let (changes, has_body) = (method != "get", operation.request_body.is_some());
    let is_socket = operation.responses.responses.contains_key("101");
    let optional = SecurityRequirement::default();
    let needs_session = operation.security.as_ref().is_some_and(|it| !it.contains(&optional));
    let table = path.contains("{id}");
    [
        (has_query || changes || is_socket, "400", "`bad-request`"),
        (needs_session, "401", "`no-session`"),
        (changes, "403", "`forbidden`"),
        (table, "404", "`not-found`"),
        (has_body, "413", "`too-large`"),
        (true, "429", "`rate`"),
        (true, "503", "`unavailable`"),
    ]
    .into_iter()
    .filter_map(|(applies, status, codes)| applies.then_some((status, codes)))
    .collect()
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, net::SocketAddr};

    use axum::{
        body::{Body, to_bytes},
        extract::{ConnectInfo, Request},
    };
    use serde_json::Value;
    use tower::ServiceExt;

    use super::super::{api, router};
    use crate::{Config, Server};

    const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");

    fn document() -> Value {
        let (_, document) = api("comptoir");
        serde_json::from_str(&document.to_json().unwrap()).unwrap()
    }

    #[tokio::test]
    async fn openapi_is_served_and_refusals_look_as_it_says() {
        let (folder, address) = (tempfile::tempdir().unwrap(), SocketAddr::from(([127, 0, 0, 1], 0)));
        let config = Config { listen: address, data: folder.path().join("data"), ..Config::default() };
        let router = router(Server::bind(config).await.unwrap().app);
        let ask = async |path| {
            let request = Request::get(path).extension(ConnectInfo(address)).body(Body::empty()).unwrap();
            let response = router.clone().oneshot(request).await.unwrap();
            assert_eq!(response.headers()["content-type"], "application/json", "{path}");
            let status = response.status().as_u16();
            (status, serde_json::from_slice(&to_bytes(response.into_body(), usize::MAX).await.unwrap()).unwrap())
        };
        assert_eq!(ask("/api/openapi.json").await, (200, document()));
        for (path, status, code) in [("/api/nowhere", 404, "not-found"), ("/api/tables/A/moments", 400, "bad-request")]
        {
            let (got, body): (u16, Value) = ask(path).await;
            assert_eq!((got, body["error"]["code"].as_str()), (status, Some(code)), "{path}");
        }
    }

    /// Method, path and description of every operation.
    fn operations(document: &Value) -> impl Iterator<Item = (String, &Value)> {
        let paths = document["paths"].as_object().unwrap().iter();
        paths.flat_map(|(path, item)| {
            let operations = item.as_object().unwrap().iter();
            operations.map(move |(method, it)| (format!("{} {path}", method.to_uppercase()), it))
        })
    }

    #[test]
    fn openapi_and_protocol_have_the_same_addresses() {
        let quoted = PROTOCOL.split('`').skip(1).step_by(2);
        let requests = quoted.filter(|it| it.split_once(' ').is_some_and(|(_, path)| path.starts_with("/api/")));
        let without_query = requests.map(|it| it.split('?').next().unwrap().replace("/ID", "/{id}"));
        let expected: BTreeSet<String> = without_query.filter(|it| it != "GET /api/openapi.json").collect();
        assert!(expected.len() > 20, "the tables of the protocol cannot be read");
        let document = document();
        let described: BTreeSet<String> = operations(&document).map(|(request, _)| request).collect();
        assert_eq!(described, expected);
    }

    #[test]
    fn openapi_says_how_every_request_may_end() {
        let document = document();
        for (request, operation) in operations(&document) {
            let responses = operation["responses"].as_object().unwrap();
            let is_socket = request.ends_with("/socket") || request.ends_with("/lobby");
            let good = |status: &String| if is_socket { status == "101" } else { status.starts_with('2') };
            assert!(responses.keys().any(good), "{request}: how does it succeed?");
            assert!(responses.values().all(|it| it["description"].is_string()), "{request}");
            for (status, response) in responses.iter().filter(|(status, _)| status.starts_with(['4', '5'])) {
                let schema = &response["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(schema, "#/components/schemas/Refused", "{request}: {status}");
            }
            assert!(responses.contains_key("429") && responses.contains_key("503"), "{request}");
        }
    }

    #[test]
    fn openapi_refers_to_what_it_has() {
        fn visit(part: &Value, document: &Value) {
            match part {
                Value::Object(members) => {
                    if let Some(Value::String(reference)) = members.get("$ref") {
                        let pointer = reference.trim_start_matches('#');
                        assert!(document.pointer(pointer).is_some(), "{reference} is missing");
                    }
                    members.values().for_each(|it| visit(it, document));
                }
                Value::Array(items) => items.iter().for_each(|it| visit(it, document)),
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
            }
        }
        let document = document();
        visit(&document, &document);
        let names: BTreeSet<_> = operations(&document).map(|(_, it)| it["operationId"].as_str().unwrap()).collect();
        assert_eq!(names.len(), operations(&document).count(), "a name is used twice");
        assert_eq!(document["components"]["securitySchemes"]["session"]["name"], "comptoir");
    }
}
