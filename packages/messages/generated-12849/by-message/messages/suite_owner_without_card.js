/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Owner_Without_CardInputs */

const en_ca2_suite_owner_without_card = /** @type {(inputs: Suite_Owner_Without_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The owner has no saved payment method. Only they can save one; then you can order ahead for them.`)
};

const fr_ca2_suite_owner_without_card = /** @type {(inputs: Suite_Owner_Without_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le propriétaire n’a aucun mode de paiement enregistré. Lui seul peut en enregistrer un; vous pourrez ensuite précommander pour lui.`)
};

/**
* | output |
* | --- |
* | "The owner has no saved payment method. Only they can save one; then you can order ahead for them." |
*
* @param {Suite_Owner_Without_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_owner_without_card = /** @type {((inputs?: Suite_Owner_Without_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Owner_Without_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_owner_without_card(inputs)
	return en_ca2_suite_owner_without_card(inputs)
});