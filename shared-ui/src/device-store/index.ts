export { type Change, type Collection, defineCollection } from './collection.ts';
export {
  type ChatMessage,
  type ChatSession,
  type CheckIn,
  chatSessions,
  checkIns,
  defaultPreferences,
  type EmergencyPlan,
  type EmotionalEntry,
  emergencyPlans,
  emotionalMilestones,
  type Mood,
  moods,
  type PlanContact,
  type Preferences,
  preferences,
  type SavedStrategy,
  type SobrietyEntry,
  savedStrategies,
  sobrietyMilestones,
} from './collections.ts';
export { readText, storagePrefix, watchText, writeText } from './device-storage.ts';
export { checkInStreak, latestCheckIns, todaysCheckIn, utcDay } from './streak.ts';
export { type UnsentWords, unsentWords } from './unsent-words.ts';
export {
  type EntryMark,
  entryKey,
  ledgerFrom,
  ledgerKey,
  readLedger,
  type VaultLedger,
  watchLedger,
  writeLedger,
} from './vault-ledger.ts';
