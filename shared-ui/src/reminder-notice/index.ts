export { claimDay, lastReminded, type NoticeManner, readManner, writeManner } from './device-notes.ts';
export { type NoticeKind, noticePath, noticeWords, showNotice } from './show-notice.ts';
