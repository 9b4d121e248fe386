import { ApiError, errorText } from '@haven/shared-ui/api-client';
import type { useTexts } from '@haven/shared-ui/language';
import type { Refusal } from '@haven/shared-ui/outbox';

type Texts = ReturnType<typeof useTexts>;

export const errorOf = ({ status, detail, code }: Refusal) => new ApiError(status, detail, code);

const known = ['invalid', 'too-large', 'too-many-milestones', 'too-many-lapses', 'too-many-checkpoints'];

/** Why the account does not take what was done here, for people: nobody has a form before them any more. */
export const refusalText = (t: Texts, common: Texts, error: ApiError | undefined): string =>
  error?.code !== undefined && known.includes(error.code)
    ? t(`milestoneBook.why.${error.code}`)
    : errorText(common, error);
