/** The worker itself, with its type: the checker knows `self` only as any kind of worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
