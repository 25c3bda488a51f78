import { Link } from 'react-router'
import { AccountCard } from './account-card.tsx'
import { SignInLink } from './sign-in-link.tsx'

/** Stands where the form to create an account would be. */
export function SignUpClosed({ text, signIn }: { text: string; signIn: string }) {
  return (
    <AccountCard isMessage title="No new accounts" lead={text}>
      <SignInLink to={signIn} />
      <p className="mt-5 text-center text-ink-soft">
        Questions? <Link to="/contact">Write to us</Link>.
      </p>
    </AccountCard>
  )
}
