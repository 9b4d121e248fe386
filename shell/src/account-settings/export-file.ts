import {
  chatSessions,
  checkIns,
  emergencyPlans,
  emotionalMilestones,
  readText,
  savedStrategies,
  sobrietyMilestones,
} from '@haven/shared-ui/device-store';
import { localDay } from '@haven/shared-ui/now';

/** The file that 'Export Data' gives: its name, and its content as JSON with two spaces (spec sections 3 and 9). */
export type ExportFile = { name: string; content: string };

/**
 * Everything that the person wrote on this device. Each collection goes in as the very text that is stored: what this
 * release can't read is not lost on the way.
 *
 * @param now ms since 1970
 */
export function exportFile(now: number): ExportFile {
  const content = {
    checkIns: readText(checkIns.key),
    emergencyPlan: readText(emergencyPlans.key),
    chatHistory: readText(chatSessions.key),
    copingStrategies: readText(savedStrategies.key),
    sobrietyMilestones: readText(sobrietyMilestones.key),
    emotionalMilestones: readText(emotionalMilestones.key),
    exportDate: new Date(now).toISOString(),
  };
  return { name: `haven-data-${localDay(now)}.json`, content: JSON.stringify(content, null, 2) };
}
