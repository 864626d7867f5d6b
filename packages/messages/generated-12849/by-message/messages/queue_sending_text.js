/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, total: NonNullable<unknown> }} Queue_Sending_TextInputs */

const en_ca2_queue_sending_text = /** @type {(inputs: Queue_Sending_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, ${i?.total}. It may have arrived. We keep checking, and it is never ordered twice.`)
};

const fr_ca2_queue_sending_text = /** @type {(inputs: Queue_Sending_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, ${i?.total}. Elle est peut-être arrivée. Nous vérifions encore, et elle n’est jamais passée deux fois.`)
};

/**
* | output |
* | --- |
* | "{venue}, {total}. It may have arrived. We keep checking, and it is never ordered twice." |
*
* @param {Queue_Sending_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_sending_text = /** @type {((inputs: Queue_Sending_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Sending_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_sending_text(inputs)
	return en_ca2_queue_sending_text(inputs)
});