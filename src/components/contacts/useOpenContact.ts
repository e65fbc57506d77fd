import { useNavigate } from 'react-router-dom';
import { openRequested } from '../../store/contacts/actions';
import { useRequest } from '../../store/hooks';

/** Leads to a contact among the contacts. */
export function useOpenContact(): (contactId: string) => void {
  const request = useRequest();
  const navigate = useNavigate();
  return (contactId) => {
    request(openRequested({ contactId }));
    void navigate('/contatos');
  };
}
