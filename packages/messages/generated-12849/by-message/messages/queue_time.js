/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Queue_TimeInputs */

const en_ca2_queue_time = /** @type {(inputs: Queue_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`It now takes ${i?.time} to make.`)
};

const fr_ca2_queue_time = /** @type {(inputs: Queue_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il faut maintenant ${i?.time} à la cuisine.`)
};

/**
* | output |
* | --- |
* | "It now takes {time} to make." |
*
* @param {Queue_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_time = /** @type {((inputs: Queue_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_time(inputs)
	return en_ca2_queue_time(inputs)
});