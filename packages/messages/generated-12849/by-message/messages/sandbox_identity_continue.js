/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sandbox_Identity_ContinueInputs */

const en_ca2_sandbox_identity_continue = /** @type {(inputs: Sandbox_Identity_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in as this person`)
};

const fr_ca2_sandbox_identity_continue = /** @type {(inputs: Sandbox_Identity_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouvrir une session avec ce nom`)
};

/**
* | output |
* | --- |
* | "Sign in as this person" |
*
* @param {Sandbox_Identity_ContinueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const sandbox_identity_continue = /** @type {((inputs?: Sandbox_Identity_ContinueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sandbox_Identity_ContinueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_sandbox_identity_continue(inputs)
	return en_ca2_sandbox_identity_continue(inputs)
});