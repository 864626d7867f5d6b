/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Member_Price_Without_PromosInputs */

const en_ca2_finding_doubt_member_price_without_promos = /** @type {(inputs: Finding_Doubt_Member_Price_Without_PromosInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is a member’s price but no promo: no member gets that price.`)
};

const fr_ca2_finding_doubt_member_price_without_promos = /** @type {(inputs: Finding_Doubt_Member_Price_Without_PromosInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il y a un prix pour les membres mais aucune promotion ; aucun membre ne l’obtient.`)
};

/**
* | output |
* | --- |
* | "There is a member’s price but no promo: no member gets that price." |
*
* @param {Finding_Doubt_Member_Price_Without_PromosInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_member_price_without_promos = /** @type {((inputs?: Finding_Doubt_Member_Price_Without_PromosInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Member_Price_Without_PromosInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_member_price_without_promos(inputs)
	return en_ca2_finding_doubt_member_price_without_promos(inputs)
});