export { claimDay, lastReminded, type NoticeManner, readManner, writeManner } from './device-notes.ts';
export { type NoticeKind, noticePath, noticeWords, showAndClose, showNotice } from './show-notice.ts';
