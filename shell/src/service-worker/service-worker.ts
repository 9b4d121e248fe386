/// <reference lib="webworker" />
/**
 * The worker behind `/sw.js`: keeps one release of Haven on the device, so that it opens without a network, and shows
 * reminders while no page is open. The gateway
 * puts `self.HAVEN_RELEASE` in front of this script, so its bytes change with every release.
 */
import { answerPress, answerPush } from './answer-push.ts';
import { answerFile, answerPage } from './answer-request.ts';
import { fillCache, removeStaleCaches } from './release-cache.ts';

declare const self: ServiceWorkerGlobalScope & {
  HAVEN_RELEASE: { id: string; files: string[]; pages: string[] };
};

const release = self.HAVEN_RELEASE;
const files = new Set(release.files);

self.addEventListener('install', (event) => {
  event.waitUntil(fillCache(release).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeStaleCaches(release.id).then(() => self.clients.claim()));
});

// A page that finds the cache gone (the start-up rule, or the browser took the space back) asks for it to be filled.
self.addEventListener('message', (event) => {
  if (event.data === 'fill-cache') event.waitUntil(fillCache(release));
});

self.addEventListener('push', (event) => {
  event.waitUntil(answerPush(self.registration, event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answerPress(self.clients));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) {
    event.respondWith(answerPage(request, release.id));
  } else if (files.has(url.pathname)) {
    event.respondWith(answerFile(request, release.id));
  }
});
