import { ownAuditPage } from './access/audit.ts';
import { authDoctorPage } from './access/auth-doctor.ts';
import { clientsPage, removeClientPage } from './access/clients.ts';
import { deliveryPage, redeliverFailedPage, testWebhookPage } from './access/deliveries.ts';
import { keysPage, revokeKeyPage } from './access/keys.ts';
import { limitsPage } from './access/limits.ts';
import { memberRolePage, membersPage, removeMemberPage, revokeInvitationPage } from './access/members.ts';
import { rollKeyPage } from './access/roll-key.ts';
import { endWebhookPage, resumeWebhookPage, webhookPage } from './access/webhook.ts';
import { ownWebhooksPage } from './access/webhooks.ts';
import { endGrantPage, grantsPage } from './account/grants.ts';
import { endOtherSessionsPage, endSessionPage, sessionsPage } from './account/sessions.ts';
import { removePasskeyPage, renamePasskeyPage, signInWaysPage } from './account/ways.ts';
import type { DashboardPage } from './dashboard.ts';
import { homePage } from './home.ts';
import { approvalsPage, buyerAccountPage, creditPage } from './moderation/approvals.ts';
import { waitingCreativePage, waitingCreativesPage } from './moderation/creatives.ts';
import { endProtectionPage, protectedNamesPage } from './moderation/protected-names.ts';
import { reviewPage, reviewsPage } from './moderation/reviews.ts';
import { rollbackPage } from './moderation/rollback.ts';
import { dropWebhookPage, failedWebhooksPage } from './operation/failed-webhooks.ts';
import { hostsPage } from './operation/hosts.ts';
import { dropJobPage, jobsPage } from './operation/jobs.ts';
import { peoplePage, revokeOperatorPage } from './operation/people.ts';
import { queuePage } from './operation/queue.ts';
import { ownAgentPage } from './registry/agent.ts';
import { ownAgentsPage, removeAgentPage } from './registry/agents.ts';
import { entriesPage } from './registry/entries.ts';
import { entryPage } from './registry/entry.ts';
import { proofsPage } from './registry/proofs.ts';
import { accountsPage, tradeAccountPage } from './trade/accounts.ts';
import { buyPage } from './trade/buy.ts';
import { changeBuyPage } from './trade/buy-change.ts';
import { buysPage } from './trade/buys.ts';
import { creativePage } from './trade/creative.ts';
import { creativesPage } from './trade/creatives.ts';

/** The pages of the dashboard, in the order of the side list. */
export const dashboardPages: readonly DashboardPage[] = [
  homePage,
  entriesPage,
  entryPage,
  proofsPage,
  ownAgentsPage,
  ownAgentPage,
  removeAgentPage,
  membersPage,
  memberRolePage,
  removeMemberPage,
  revokeInvitationPage,
  keysPage,
  rollKeyPage,
  revokeKeyPage,
  clientsPage,
  removeClientPage,
  ownWebhooksPage,
  webhookPage,
  resumeWebhookPage,
  endWebhookPage,
  testWebhookPage,
  deliveryPage,
  redeliverFailedPage,
  ownAuditPage,
  limitsPage,
  authDoctorPage,
  accountsPage,
  tradeAccountPage,
  buysPage,
  buyPage,
  changeBuyPage,
  creativesPage,
  creativePage,
  reviewsPage,
  reviewPage,
  approvalsPage,
  buyerAccountPage,
  creditPage,
  waitingCreativesPage,
  waitingCreativePage,
  protectedNamesPage,
  endProtectionPage,
  rollbackPage,
  jobsPage,
  dropJobPage,
  queuePage,
  hostsPage,
  failedWebhooksPage,
  dropWebhookPage,
  peoplePage,
  revokeOperatorPage,
  signInWaysPage,
  renamePasskeyPage,
  removePasskeyPage,
  sessionsPage,
  endSessionPage,
  endOtherSessionsPage,
  grantsPage,
  endGrantPage,
];
