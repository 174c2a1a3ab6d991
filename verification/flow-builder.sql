-- Someone who is signed in to an empty flow builder, for the steps and pictures of its pages.
INSERT INTO "User" (id, email, name, "onboardingCategories", "graphNavigation", "termsAcceptedAt", "displayedInAppNotifications", "groupTitlesAutoGeneration", "preferredLanguage")
VALUES ('mara', 'mara@example.com', 'Mara Example', '[]', 'MOUSE', now(), '{"editor": true, "groupTitlesAutoGeneration": true, "Zapier": true, "Make.com": true}', '{"isEnabled": false}', 'en');
INSERT INTO "Workspace" (id, name, plan, "isVerified") VALUES ('shop', 'Example Shop', 'UNLIMITED', true);
INSERT INTO "MemberInWorkspace" ("userId", "workspaceId", role) VALUES ('mara', 'shop', 'ADMIN');
INSERT INTO "Session" (id, "sessionToken", "userId", expires)
VALUES ('session', '00000000-0000-4000-9000-000000000001', 'mara', '2040-01-01');
