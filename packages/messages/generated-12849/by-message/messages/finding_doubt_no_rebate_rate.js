/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Finding_Doubt_No_Rebate_RateInputs */

const en_ca2_finding_doubt_no_rebate_rate = /** @type {(inputs: Finding_Doubt_No_Rebate_RateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no rate: dishes that total at most ${i?.amount} are not taxed.`)
};

const fr_ca2_finding_doubt_no_rebate_rate = /** @type {(inputs: Finding_Doubt_No_Rebate_RateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a aucun taux ; les plats dont le total est d’au plus ${i?.amount} ne sont pas taxés.`)
};

/**
* | output |
* | --- |
* | "There is no rate: dishes that total at most {amount} are not taxed." |
*
* @param {Finding_Doubt_No_Rebate_RateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_rebate_rate = /** @type {((inputs: Finding_Doubt_No_Rebate_RateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_Rebate_RateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_rebate_rate(inputs)
	return en_ca2_finding_doubt_no_rebate_rate(inputs)
});