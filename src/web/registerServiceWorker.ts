/** With the service worker the site opens offline; there is none where a page came over plain http. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL('service-worker.ts', import.meta.url), {
      type: 'module',
    });
    // browsers look for a newer version by themselves, but not soon
    await registration.update();
  } catch {
    // offline: it is looked for at the next visit
  }
}
