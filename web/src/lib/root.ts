/** The folder that the page is served from, which is not always the root of its host. */
export const ROOT = new URL(import.meta.env.BASE_URL, location.href).href;
