/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown>, time: NonNullable<unknown> }} Refusal_Restaurant_Closed_UntilInputs */

const en_ca2_refusal_restaurant_closed_until = /** @type {(inputs: Refusal_Restaurant_Closed_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The restaurant is closed at that time. Next opening: ${i?.date} at ${i?.time}`)
};

const fr_ca2_refusal_restaurant_closed_until = /** @type {(inputs: Refusal_Restaurant_Closed_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le restaurant est fermé à cette heure. Prochaine ouverture : ${i?.date} à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "The restaurant is closed at that time. Next opening: {date} at {time}" |
*
* @param {Refusal_Restaurant_Closed_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_restaurant_closed_until = /** @type {((inputs: Refusal_Restaurant_Closed_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Restaurant_Closed_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_restaurant_closed_until(inputs)
	return en_ca2_refusal_restaurant_closed_until(inputs)
});