import { ButtonLink } from '../../ui/button.tsx'

/** Leads to signing in, where a page cannot give an account. */
export const SignInLink = ({ to = '/auth' }: { to?: string }) => (
  <>
    <p className="mb-3 text-center">Already have an account?</p>
    <ButtonLink to={to} variant="primary" block>
      Sign in
    </ButtonLink>
  </>
)
