/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Finding_Doubt_Prix_Fixe_Without_PriceInputs */

const en_ca2_finding_doubt_prix_fixe_without_price = /** @type {(inputs: Finding_Doubt_Prix_Fixe_Without_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The price of ${i?.name} is missing: it is prix-fixe, but its dishes have only their own prices.`)
};

const fr_ca2_finding_doubt_prix_fixe_without_price = /** @type {(inputs: Finding_Doubt_Prix_Fixe_Without_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il manque un prix pour ${i?.name}, qui est à prix fixe ; ses plats n’ont que leurs propres prix.`)
};

/**
* | output |
* | --- |
* | "The price of {name} is missing: it is prix-fixe, but its dishes have only their own prices." |
*
* @param {Finding_Doubt_Prix_Fixe_Without_PriceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_prix_fixe_without_price = /** @type {((inputs: Finding_Doubt_Prix_Fixe_Without_PriceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Prix_Fixe_Without_PriceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_prix_fixe_without_price(inputs)
	return en_ca2_finding_doubt_prix_fixe_without_price(inputs)
});