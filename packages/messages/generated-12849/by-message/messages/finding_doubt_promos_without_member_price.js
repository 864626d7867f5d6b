/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Promos_Without_Member_PriceInputs */

const en_ca2_finding_doubt_promos_without_member_price = /** @type {(inputs: Finding_Doubt_Promos_Without_Member_PriceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has no effect without a member’s price.`)
};

const fr_ca2_finding_doubt_promos_without_member_price = /** @type {(inputs: Finding_Doubt_Promos_Without_Member_PriceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est sans effet sans un prix pour les membres.`)
};

/**
* | output |
* | --- |
* | "This has no effect without a member’s price." |
*
* @param {Finding_Doubt_Promos_Without_Member_PriceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_promos_without_member_price = /** @type {((inputs?: Finding_Doubt_Promos_Without_Member_PriceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Promos_Without_Member_PriceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_promos_without_member_price(inputs)
	return en_ca2_finding_doubt_promos_without_member_price(inputs)
});