/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Reset_Link_InvalidInputs */

const en_ca2_refusal_reset_link_invalid = /** @type {(inputs: Refusal_Reset_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link has been used or is too old. Please ask for a new one.`)
};

const fr_ca2_refusal_reset_link_invalid = /** @type {(inputs: Refusal_Reset_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce lien a déjà servi ou n’est plus valable. Veuillez en demander un nouveau.`)
};

/**
* | output |
* | --- |
* | "This link has been used or is too old. Please ask for a new one." |
*
* @param {Refusal_Reset_Link_InvalidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_reset_link_invalid = /** @type {((inputs?: Refusal_Reset_Link_InvalidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Reset_Link_InvalidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_reset_link_invalid(inputs)
	return en_ca2_refusal_reset_link_invalid(inputs)
});