/** What sober days saved, in words for people. */
import type { MoneyPerDay, SobrietyMilestone } from '@haven/progress/contract';
import { formatNumber } from '@haven/shared-ui/language';

type Savings = Pick<SobrietyMilestone, 'moneyPerDay' | 'minutesPerDay'>;

/** An amount of money in its own currency; without cents where there are none. */
export function moneyText({ amount, currency }: MoneyPerDay): string {
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return formatNumber(amount, { style: 'currency', currency, ...digits });
}

/** What all sober days saved together; undefined for what the person did not ask to be added up. */
export function savedIn({ moneyPerDay: money, minutesPerDay: minutes }: Savings, soberDays: number) {
  return {
    // Of 0.1 a day, three days make 0.30000000000000004.
    money: money && { ...money, amount: Math.round(money.amount * soberDays * 100) / 100 },
    minutes: minutes && minutes * soberDays,
  };
}

/** Minutes as whole hours, or as minutes while they make no hour. */
export function timeText(minutes: number): string {
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  return formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' });
}
