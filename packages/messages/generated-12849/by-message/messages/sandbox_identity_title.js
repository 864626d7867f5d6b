/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ provider: NonNullable<unknown> }} Sandbox_Identity_TitleInputs */

const en_ca2_sandbox_identity_title = /** @type {(inputs: Sandbox_Identity_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Stand-in for ${i?.provider}`)
};

const fr_ca2_sandbox_identity_title = /** @type {(inputs: Sandbox_Identity_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.provider} : remplaçant`)
};

/**
* | output |
* | --- |
* | "Stand-in for {provider}" |
*
* @param {Sandbox_Identity_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const sandbox_identity_title = /** @type {((inputs: Sandbox_Identity_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sandbox_Identity_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_sandbox_identity_title(inputs)
	return en_ca2_sandbox_identity_title(inputs)
});