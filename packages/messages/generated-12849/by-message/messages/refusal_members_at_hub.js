/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Members_At_HubInputs */

const en_ca2_refusal_members_at_hub = /** @type {(inputs: Refusal_Members_At_HubInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Member prices are of a kitchen by itself. Take your member number out to order at the hall.`)
};

const fr_ca2_refusal_members_at_hub = /** @type {(inputs: Refusal_Members_At_HubInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les prix de membre sont ceux d’une cuisine à part. Retirez votre numéro de membre pour commander à la halle.`)
};

/**
* | output |
* | --- |
* | "Member prices are of a kitchen by itself. Take your member number out to order at the hall." |
*
* @param {Refusal_Members_At_HubInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_members_at_hub = /** @type {((inputs?: Refusal_Members_At_HubInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Members_At_HubInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_members_at_hub(inputs)
	return en_ca2_refusal_members_at_hub(inputs)
});