/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Confirmation_Link_InvalidInputs */

const en_ca2_refusal_confirmation_link_invalid = /** @type {(inputs: Refusal_Confirmation_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link has been used, is too old, or belongs to another account. You can have a new one sent.`)
};

const fr_ca2_refusal_confirmation_link_invalid = /** @type {(inputs: Refusal_Confirmation_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce lien a déjà servi, n’est plus valable ou concerne un autre compte. Vous pouvez en demander un nouveau.`)
};

/**
* | output |
* | --- |
* | "This link has been used, is too old, or belongs to another account. You can have a new one sent." |
*
* @param {Refusal_Confirmation_Link_InvalidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_confirmation_link_invalid = /** @type {((inputs?: Refusal_Confirmation_Link_InvalidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Confirmation_Link_InvalidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_confirmation_link_invalid(inputs)
	return en_ca2_refusal_confirmation_link_invalid(inputs)
});