/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sandbox_Identity_BackInputs */

const en_ca2_sandbox_identity_back = /** @type {(inputs: Sandbox_Identity_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go back without signing in`)
};

const fr_ca2_sandbox_identity_back = /** @type {(inputs: Sandbox_Identity_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revenir sans ouvrir de session`)
};

/**
* | output |
* | --- |
* | "Go back without signing in" |
*
* @param {Sandbox_Identity_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const sandbox_identity_back = /** @type {((inputs?: Sandbox_Identity_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sandbox_Identity_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_sandbox_identity_back(inputs)
	return en_ca2_sandbox_identity_back(inputs)
});