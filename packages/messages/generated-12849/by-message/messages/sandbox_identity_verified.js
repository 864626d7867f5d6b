/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ provider: NonNullable<unknown> }} Sandbox_Identity_VerifiedInputs */

const en_ca2_sandbox_identity_verified = /** @type {(inputs: Sandbox_Identity_VerifiedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.provider} has confirmed this email`)
};

const fr_ca2_sandbox_identity_verified = /** @type {(inputs: Sandbox_Identity_VerifiedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.provider} a confirmé ce courriel`)
};

/**
* | output |
* | --- |
* | "{provider} has confirmed this email" |
*
* @param {Sandbox_Identity_VerifiedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const sandbox_identity_verified = /** @type {((inputs: Sandbox_Identity_VerifiedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sandbox_Identity_VerifiedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_sandbox_identity_verified(inputs)
	return en_ca2_sandbox_identity_verified(inputs)
});