import { useId, type ReactNode } from 'react';
import { groupsReadRequested } from '../../store/contacts/actions';
import { selectContactGroups, selectContactGroupsRead } from '../../store/contacts/listSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { Field } from '../config/Field';
import { DroppedRows, InlineError } from '../ui/feedback';
import { Select } from '../ui/select/Select';
import { useText } from '../intl';

/** Stands for 'Sem grupo' in the list, where a choice needs a value. */
const NO_GROUP = '';

interface Props {
  groupId: string | null;
  /** What the server said of it when it did not save. */
  refusal: string | undefined;
  onChange: (groupId: string | null) => void;
}

/** The contact's group; 'Sem grupo' is a choice like the others (spec 1 §3). */
export function GroupField({ groupId, refusal, onChange }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const id = useId();
  const groups = useAppSelector(selectContactGroups);
  const { status, failure } = useAppSelector(selectContactGroupsRead);
  const choices = [
    { value: NO_GROUP, label: t('contact.noGroup') },
    ...groups.map((group) => ({ value: group.id, label: group.name })),
  ];
  const isKnown = groupId === null || groups.some((group) => group.id === groupId);
  const isMissing = !isKnown && status === 'loaded';
  return (
    <>
      {failure !== null && (
        <InlineError
          what="contact.groupsFailed"
          failure={failure}
          onRetry={() => request(groupsReadRequested())}
        />
      )}
      <Field
        id={id}
        label="contact.group"
        isRequired
        error={isMissing ? 'field.required' : undefined}
        refusal={refusal}
      >
        {(ids) => (
          <Select
            {...ids}
            isLoading={status === 'loading'}
            isWrong={isMissing || refusal !== undefined}
            value={isKnown ? (groupId ?? NO_GROUP) : null}
            options={choices}
            onChange={(chosen) => onChange(chosen === NO_GROUP ? null : chosen)}
          />
        )}
      </Field>
      <DroppedRows list="contactGroups" />
    </>
  );
}
