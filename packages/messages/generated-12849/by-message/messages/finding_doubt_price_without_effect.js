/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Finding_Doubt_Price_Without_EffectInputs */

const en_ca2_finding_doubt_price_without_effect = /** @type {(inputs: Finding_Doubt_Price_Without_EffectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This has no effect: ${i?.name} is not a prix-fixe section, so its dishes have their own prices.`)
};

const fr_ca2_finding_doubt_price_without_effect = /** @type {(inputs: Finding_Doubt_Price_Without_EffectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`C’est sans effet, car ${i?.name} n’est pas à prix fixe et ses plats ont leurs propres prix.`)
};

/**
* | output |
* | --- |
* | "This has no effect: {name} is not a prix-fixe section, so its dishes have their own prices." |
*
* @param {Finding_Doubt_Price_Without_EffectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_price_without_effect = /** @type {((inputs: Finding_Doubt_Price_Without_EffectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Price_Without_EffectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_price_without_effect(inputs)
	return en_ca2_finding_doubt_price_without_effect(inputs)
});