/**
 * The rooms of shared-ui that the shell provides to the remotes, but loads only when a screen asks for them. To be
 * provided, a shared module has to be named in the host's build; naming it costs the first page nothing.
 */
export const lateRooms = {
  answerStream: () => import('@haven/shared-ui/answer-stream'),
  danger: () => import('@haven/shared-ui/danger'),
  dialog: () => import('@haven/shared-ui/dialog'),
  field: () => import('@haven/shared-ui/field'),
  helpFirst: () => import('@haven/shared-ui/help-first'),
  menu: () => import('@haven/shared-ui/menu'),
  moodFaces: () => import('@haven/shared-ui/mood-faces'),
  outbox: () => import('@haven/shared-ui/outbox'),
  reminderPermission: () => import('@haven/shared-ui/reminder-permission'),
  select: () => import('@haven/shared-ui/select'),
  signpost: () => import('@haven/shared-ui/signpost'),
  slider: () => import('@haven/shared-ui/slider'),
  switch: () => import('@haven/shared-ui/switch'),
  tabs: () => import('@haven/shared-ui/tabs'),
  query: () => import('@tanstack/react-query'),
};
