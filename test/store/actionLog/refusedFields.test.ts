import type { ActionType } from '../../../src/store/actionCatalogue';
import { maskText } from '../../../src/store/actionLog/mask';
import type { Path } from '../../../src/store/actionLog/paths';
import { redactAction, type rules } from '../../../src/store/actionLog/redaction';
import type { PayloadOf } from '../../../src/store/actionLog/rules/rule';
import { redactState, type sliceRules, type StatePath } from '../../../src/store/actionLog/stateRedaction';
import { editOpenRequested, saveFailed } from '../../../src/store/contacts/actions';
import type { RootState } from '../../../src/store/rootReducer';
import { fold } from '../../support/fold';

/** Where a value holds what a refusal says of fields. */
type Quoted<Value> = Extract<Path<Value>, `${string}fieldErrors`>;

type MaskOf<Rule> = Rule extends { mask: readonly (infer Field)[] } ? Field : never;

type None<Forgotten> = [Forgotten] extends [never] ? true : Forgotten;

type ForgottenInActions = {
  [T in ActionType]: (typeof rules)[T] extends 'drop'
    ? never
    : Exclude<Quoted<PayloadOf<T>>, MaskOf<(typeof rules)[T]>> extends never
      ? never
      : T;
}[ActionType];

type ForgottenInState = {
  [Domain in keyof RootState]: Exclude<Quoted<RootState[Domain]>, MaskOf<(typeof sliceRules)[Domain]>>;
}[keyof RootState];

describe('what a refusal says of fields', () => {
  it('is masked wherever an action or the state has it: what is forgotten does not compile', () => {
    const inActions: None<ForgottenInActions> = true;
    const inState: None<ForgottenInState> = true;
    expect([inActions, inState]).toEqual([true, true]);
  });

  it('tells neither in the log nor in a snapshot what the agent typed, and still which field it was', () => {
    const refusal = saveFailed({
      contactId: 'k1',
      code: 'DADOS_INVALIDOS',
      message: 'Confira os dados',
      fieldErrors: { email: 'ana@centro não é um e-mail' },
    });
    const state = fold([editOpenRequested({ contactId: 'k1', conversationId: null }), refusal]);
    const masked = { email: maskText('ana@centro não é um e-mail') };
    expect(redactAction(refusal).payload).toMatchObject({ code: 'DADOS_INVALIDOS', fieldErrors: masked });
    expect(state.contacts.edit?.failure?.fieldErrors?.['email']).toContain('ana@centro');
    expect(redactState(state)['contacts']).toMatchObject({ edit: { failure: { fieldErrors: masked } } });
  });
});

type IsNamed<Field extends string> = Field extends StatePath ? true : false;

it('a part of the state that is named wrongly does not compile, though nothing of it is masked', () => {
  const today: IsNamed<'unmatchedReports.*.call'> = true;
  const before: IsNamed<'awaited.*.call'> = false;
  expect([today, before]).toEqual([true, false]);
});
