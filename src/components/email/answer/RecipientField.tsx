import { useId, useRef, type ReactNode } from 'react';
import { T, useText, type TextId } from '../../intl';
import { isEmail } from '../../newConversation/validity';
import { RemoveButton } from './RemoveButton';
import { useAddressBox, type AddressBox } from './useAddressBox';

interface Props {
  label: TextId;
  addresses: readonly string[];
  /** Addresses that may be meant. */
  known: readonly string[];
  onChange: (addresses: readonly string[]) => void;
  isDisabled: boolean;
  isRequired?: boolean;
  /** What is missing; addresses that are none are said by the field itself. */
  error?: TextId | undefined;
}

function Chips({
  addresses,
  isDisabled,
  onRemove,
}: {
  addresses: readonly string[];
  isDisabled: boolean;
  onRemove: (address: string) => void;
}): ReactNode {
  const t = useText();
  if (addresses.length === 0) return null;
  return (
    <ul className="addresses__chips" aria-label={t('answer.addresses')}>
      {addresses.map((address) => (
        <li key={address} className={isEmail(address) ? 'recipient' : 'recipient recipient--wrong'}>
          <bdi className="recipient__text" title={address}>
            {address}
          </bdi>
          <RemoveButton
            label={t('answer.removeAddress', { address })}
            isDisabled={isDisabled}
            onPress={() => onRemove(address)}
          />
        </li>
      ))}
    </ul>
  );
}

function Offered({ id, box }: { id: string; box: AddressBox }): ReactNode {
  const t = useText();
  if (box.offered.length === 0) return null;
  return (
    <ul
      id={`${id}list`}
      role="listbox"
      className="addresses__offered"
      aria-label={t('answer.knownAddresses')}
    >
      {box.offered.map((address, index) => (
        <li
          key={address}
          id={`${id}${index}`}
          role="option"
          className="addresses__one"
          aria-selected={index === box.active}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => box.pick(address)}
        >
          {address}
        </li>
      ))}
    </ul>
  );
}

/** Addresses as chips, and where more are written; several at once may be pasted. */
export function RecipientField(props: Props): ReactNode {
  const { label, addresses, known, onChange, isDisabled, isRequired = false, error } = props;
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useAddressBox(addresses, known, onChange);
  const wrong = addresses.filter((address) => !isEmail(address));
  const isWrong = wrong.length > 0 || error !== undefined;
  const isOpen = box.offered.length > 0;

  function remove(address: string): void {
    box.remove(address);
    input.current?.focus();
  }

  return (
    <div className="addresses">
      <label className="addresses__label" htmlFor={id}>
        <T id={label} />
      </label>
      <div className={isWrong ? 'addresses__box addresses__box--wrong' : 'addresses__box'}>
        <Chips addresses={addresses} isDisabled={isDisabled} onRemove={remove} />
        <input
          ref={input}
          id={id}
          role="combobox"
          className="addresses__input"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          disabled={isDisabled}
          aria-required={isRequired}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}error` : undefined}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}list` : undefined}
          aria-activedescendant={box.active >= 0 ? `${id}${box.active}` : undefined}
          value={box.typed}
          onChange={({ target }) => box.type(target.value)}
          onKeyDown={box.onKeyDown}
          onPaste={box.onPaste}
          onBlur={box.commit}
        />
        <Offered id={id} box={box} />
      </div>
      {isWrong && (
        <p id={`${id}error`} className="field__error addresses__error">
          {wrong.length > 0
            ? t('answer.addressesInvalid', { count: wrong.length, list: wrong.join(', ') })
            : error !== undefined && t(error)}
        </p>
      )}
    </div>
  );
}
