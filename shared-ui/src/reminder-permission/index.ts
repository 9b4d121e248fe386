export { askForReminders, type ReminderPermission, useReminderPermission } from './reminder-permission.ts';
export { sendTestReminder, type TestOutcome } from './send-test-reminder.ts';
