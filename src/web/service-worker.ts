/**
 * Keeps one whole version of the site, so that it opens offline and its parts always fit each other. A newer version
 * is fetched in the background and takes over at the next visit, or reload, with no other tab open. Shows messages
 * that come while no page is open.
 */
import { manifest, version } from '@parcel/service-worker';
import type { PushBody } from '../server/notify/push.ts';

/** Only what this file needs: TypeScript's library for workers cannot stand beside the one for pages. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Lasting extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): PushBody } | null;
}
interface Clicked extends Lasting {
  readonly action: string;
  readonly notification: Notification & { readonly data: { readonly url: string; readonly off: string } };
}
const worker = globalThis as unknown as Worker;

const PAGE = '/index.html';
/** Addresses that belong to the server. */
const NOT_PAGES = /^\/(games|socket\.io|api)(\/|$)/;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll([...new Set(manifest)])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), worker.clients.claim()]));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || NOT_PAGES.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? openPage(request) : kept(request));
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

worker.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  const { url, off } = notification.data;
  event.waitUntil(action === 'off' ? fetch(off, { method: 'POST' }) : open(url));
});

/** Of each match the newest only. */
async function show({ notices, off }: PushBody): Promise<void> {
  for (const { title, body, tag, url } of notices) {
    const actions = [{ action: 'off', title: off.label }];
    const options = { body, tag, renotify: true, data: { url, off: off.url }, actions };
    await worker.registration.showNotification(title, options);
  }
}

/** The tab where it is open already, or a new one. */
async function open(url: string): Promise<unknown> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === new URL(url).pathname);
  return there ? there.focus() : worker.clients.openWindow(url);
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== version);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function openPage(request: Request): Promise<Response> {
  const { waiting } = worker.registration;
  if (waiting && (await worker.clients.matchAll()).length < 2) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, not to a window
    waiting.postMessage('take over');
    // the same address again, from the newer version
    return new Response(null, { headers: { Refresh: '0' } });
  }
  return kept(request, PAGE);
}

async function kept(request: Request, name: Request | string = request): Promise<Response> {
  return (await (await caches.open(version)).match(name)) ?? fetch(request);
}
