/** Asks the browser to keep the page for when the server is gone. Browsers do so where the connection is secure. */

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it the page works as long as it stays open; nobody can do anything about a refusal.
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}
