import { useNavigate } from 'react-router-dom';
import { leaveRequested } from '../../store/conversations/actions';
import { useRequest } from '../../store/hooks';

/** Leads to the settings, as the main entries lead to their pages: the open conversation is left. */
export function useOpenSettings(): () => void {
  const request = useRequest();
  const navigate = useNavigate();
  return () => {
    request(leaveRequested());
    void navigate('/configuracoes');
  };
}
