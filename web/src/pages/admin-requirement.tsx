import { type ReactNode, useState } from 'react';
import type { AccountRequirement, CurrentUser } from '@garage/contracts/auth';
import { Button } from '../components/ui/elements.ts';
import { showToast } from '../components/ui/toast-store.ts';
import { Door } from '../features/panel/components/door.tsx';
import { useDocumentTitle } from '../features/panel/use-document-title.ts';
import { PasswordForm } from '../features/profile/components/password-form.tsx';
import { SecondFactorSetup } from '../features/profile/components/second-factor-setup.tsx';
import { useSessionController } from '../features/session/session-context.tsx';
import { useGarage } from '../components/garage/garage-context.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';

interface StepProps {
  user: CurrentUser;
  /** The account has done what was required, and the person has seen what there was to see. */
  onDone: () => void;
}

const STEPS: Record<AccountRequirement, (props: StepProps) => ReactNode> = {
  'password-change': PasswordStep,
  'second-factor-setup': SecondFactorStep,
};

/**
 * Shows the step that the account still has to take in place of what is behind. The step says when it is over:
 * asking the server would take it away while somebody still writes down recovery codes.
 */
export function RequirementGate({ user, children }: { user: CurrentUser; children: () => ReactNode }) {
  const controller = useSessionController();
  const [shown, setShown] = useState(user.requirement);
  if (user.requirement !== null && user.requirement !== shown) setShown(user.requirement);
  if (shown === null) return children();
  return (
    <RequirementDoor key={shown} user={user} requirement={shown} onDone={() => void controller.check()} />
  );
}

function RequirementDoor({ requirement, ...step }: StepProps & { requirement: AccountRequirement }) {
  const { t } = useTranslation('session');
  const garage = useGarage();
  const controller = useSessionController();
  const title = t(`requirement.${requirement}.title`);
  useDocumentTitle(title);
  const Step = STEPS[requirement];
  return (
    <Door garageName={garage.name} title={title} text={t(`requirement.${requirement}.text`)}>
      <Step {...step} />
      <Button variant="ghost" width="full" mt="3" onClick={() => void controller.logout()}>
        {t('logout')}
      </Button>
    </Door>
  );
}

function PasswordStep({ user, onDone }: StepProps) {
  const { t } = useTranslation('session');
  return (
    <PasswordForm
      user={user}
      isMainAction
      onChanged={() => {
        showToast({ title: t('requirement.password-change.done') });
        onDone();
      }}
    />
  );
}

function SecondFactorStep({ onDone }: StepProps) {
  return <SecondFactorSetup onDone={onDone} />;
}
