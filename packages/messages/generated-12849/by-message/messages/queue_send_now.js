/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ total: NonNullable<unknown> }} Queue_Send_NowInputs */

const en_ca2_queue_send_now = /** @type {(inputs: Queue_Send_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Send it for ${i?.total}`)
};

const fr_ca2_queue_send_now = /** @type {(inputs: Queue_Send_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`L’envoyer pour ${i?.total}`)
};

/**
* | output |
* | --- |
* | "Send it for {total}" |
*
* @param {Queue_Send_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_send_now = /** @type {((inputs: Queue_Send_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Send_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_send_now(inputs)
	return en_ca2_queue_send_now(inputs)
});