/** Whether this browser is woken for messages, and how it comes to be. */

export type PushHere = 'unsupported' | 'denied' | 'off' | 'on';

/** The service worker is what hears of messages. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await (await worker())?.pushManager.getSubscription()) ?? null;
}

/** `known`: those that the server reaches for this account. */
export async function pushHere(known: readonly string[]): Promise<PushHere> {
  if (!(await worker())) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await subscriptionHere();
  return subscription && known.includes(subscription.endpoint) ? 'on' : 'off';
}

/** Asks the person, and then the browser's message service; what to tell our server, or why not. */
export async function subscribeHere(key: string): Promise<PushSubscriptionJSON | 'denied' | 'failed'> {
  const registration = await worker();
  if (!registration) return 'failed';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    // made for another server, it would only be in the way
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return (await registration.pushManager.subscribe(options)).toJSON();
  } catch {
    return 'failed';
  }
}
